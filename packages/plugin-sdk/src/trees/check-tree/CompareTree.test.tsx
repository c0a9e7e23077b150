import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../../entries/testing.tsx';
import { CompareTree } from './CompareTree.tsx';

afterEach(cleanup);

interface Permission {
  readonly code: string;
  readonly children: readonly Permission[];
}

const load = async () => ({ default: {} });
const plugin = { id: 'roles', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };
const leaf = (code: string, children: readonly Permission[] = []) => ({ code, children });
const nodes = [leaf('Users', [leaf('Create'), leaf('Delete')]), leaf('Notices')];
const shape = {
  idOf: ({ code }: Permission) => code,
  childrenOf: ({ children }: Permission) => children,
  nameOf: ({ code }: Permission) => code,
};

it('says for each node which of the two sets contains it, and shows only what differs', async () => {
  await compare(['Users', 'Create'], ['Users', 'Delete', 'Notices']);
  expect(rows()).toEqual([
    'Users; Reader: granted 1/2; Writer: granted 1/2',
    'Create; Reader: granted; Writer: not granted',
    'Delete; Reader: not granted; Writer: granted',
    'Notices; Reader: not granted; Writer: granted',
  ]);
  expect(screen.getByRole('status').textContent).toBe('Only Reader: 1. Only Writer: 2');
  expect(screen.getAllByRole('treeitem')[0]?.getAttribute('aria-checked')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Differences only' }));
  expect(rows().map((row) => row.split(';')[0])).toEqual(['Users', 'Create', 'Delete', 'Notices']);
});

it('says that both are the same', async () => {
  await compare(['Users'], ['Users']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Differences only' }));
  expect(screen.getAllByText('Both are the same.')).toHaveLength(2);
});

function compare(left: readonly string[], right: readonly string[]) {
  const sides = {
    left: { label: 'Reader', checked: new Set(left) },
    right: { label: 'Writer', checked: new Set(right) },
  };
  return renderScreen(<CompareTree {...shape} {...sides} label="Functions" nodes={nodes} />, { plugin });
}

function rows() {
  return screen.getAllByRole('treeitem').map((row) => {
    const cells = [...row.querySelectorAll('.bdk-tree-cell')].map((cell) => cell.textContent?.replace('–', '').trim());
    return [row.querySelector('.bdk-grow')?.textContent, ...cells.map((cell) => cell?.replace(/ +/g, ' '))].join('; ');
  });
}
