import { Table, type TableProps } from '../kit/Table.tsx';
import type { GalleryPage, GalleryState } from './GalleryPage.ts';

/** Table. */
export const gallery: GalleryPage = {
  title: 'Table',
  states: [stateOf('Default', {}), stateOf('Columns of the same width', { isFixed: true })],
};

function stateOf(name: string, props: TableProps): GalleryState {
  return {
    name,
    render: (translate) => (
      <Table {...props}>
        <caption>{translate('Files', '文件', '檔案')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('Name', '名称', '名稱')}</th>
            <th scope="col" data-align="end">
              {translate('Pages', '页数', '頁數')}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{translate('Identity document', '身份证明文件', '身份證明文件')}</th>
            <td data-align="end">2</td>
          </tr>
          <tr data-tone="waiting">
            <th scope="row">{translate('Address proof', '地址证明', '地址證明')}</th>
            <td data-align="end">14</td>
          </tr>
        </tbody>
      </Table>
    ),
  };
}
