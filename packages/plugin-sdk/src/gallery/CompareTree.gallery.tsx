import { useMemo } from 'react';
import { CompareTree } from '../entries/trees.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';

interface SampleNode {
  readonly code: string;
  readonly name: string;
  readonly children: readonly SampleNode[];
}

/** CompareTree. */
export const gallery: GalleryPage = {
  title: 'CompareTree',
  states: [
    {
      name: 'Different',
      render: (translate) => <Comparison translate={translate} right={['USERS', 'STATUS', 'RECORDS']} />,
    },
    { name: 'The same', render: (translate) => <Comparison translate={translate} right={['USERS', 'CREATE']} /> },
  ],
};

function Comparison({ translate, right }: { readonly translate: Translate; readonly right: readonly string[] }) {
  const nodes = useMemo<readonly SampleNode[]>(
    () => [
      {
        code: 'USERS',
        name: translate('User management', '用户管理', '用戶管理'),
        children: [
          { code: 'CREATE', name: translate('Create users', '新建用户', '新增用戶'), children: [] },
          {
            code: 'STATUS',
            name: translate('Enable and disable users', '启用和停用用户', '啟用及停用用戶'),
            children: [],
          },
        ],
      },
      { code: 'RECORDS', name: translate('Operation records', '操作记录', '操作記錄'), children: [] },
    ],
    [translate],
  );
  return (
    <CompareTree
      {...shape}
      label={translate('Functions', '功能', '功能')}
      nodes={nodes}
      left={{ label: translate('Reviewer', '审核员', '審核員'), checked: new Set(['USERS', 'CREATE']) }}
      right={{ label: translate('Document officer', '文件主任', '文件主任'), checked: new Set(right) }}
    />
  );
}

const shape = {
  idOf: ({ code }: SampleNode) => code,
  childrenOf: ({ children }: SampleNode) => children,
  nameOf: ({ name }: SampleNode) => name,
};
