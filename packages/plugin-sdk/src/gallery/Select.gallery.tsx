import { Select, type SelectProps } from '../kit/Select.tsx';
import type { GalleryPage, GalleryState } from './GalleryPage.ts';

/** Select. */
export const gallery: GalleryPage = {
  title: 'Select',
  states: [
    stateOf('Default', {}),
    stateOf('Full width', { look: 'field' }),
    stateOf('Large', { look: 'large' }),
    stateOf('Minimal', { look: 'minimal' }),
    stateOf('Invalid', { 'aria-invalid': true }),
    stateOf('Disabled', { disabled: true }),
  ],
};

function stateOf(name: string, props: SelectProps): GalleryState {
  return {
    name,
    render: (translate) => (
      <Select aria-label={translate('Region', '地区', '地區')} {...props}>
        <option>{translate('Hong Kong', '香港', '香港')}</option>
        <option>{translate('Mainland China', '中国内地', '中國內地')}</option>
      </Select>
    ),
  };
}
