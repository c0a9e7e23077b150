import { useMemo, useState } from 'react';
import { CheckTree } from '../entries/trees.ts';
import type { GalleryPage, Translate } from './GalleryPage.ts';

interface SampleNode {
  readonly code: string;
  readonly name: string;
  readonly children: readonly SampleNode[];
}

const saved: ReadonlySet<string> = new Set(['USERS', 'CREATE', 'STATUS', 'RECORDS']);
const changed: ReadonlySet<string> = new Set(['USERS', 'STATUS', 'DELETE', 'RECORDS', 'NOTICES', 'GROUPS']);

/** CheckTree. */
export const gallery: GalleryPage = {
  title: 'CheckTree',
  states: [
    { name: 'Changed, with locked nodes', render: (translate) => <Functions translate={translate} first={changed} /> },
    { name: 'New', render: (translate) => <Functions translate={translate} hasSaved={false} /> },
    { name: 'Read-only', render: (translate) => <Functions translate={translate} first={saved} isReadOnly /> },
    {
      name: 'With parts',
      render: (translate) => <Functions translate={translate} first={saved} isReadOnly hasParts />,
    },
    { name: 'Empty', render: (translate) => <Functions translate={translate} nodes={[]} /> },
    { name: '10,000 nodes', isFullWindow: true, render: (translate) => <ManyFunctions translate={translate} /> },
  ],
};

function Functions(props: {
  readonly translate: Translate;
  readonly nodes?: readonly SampleNode[];
  readonly first?: ReadonlySet<string>;
  readonly hasSaved?: boolean;
  readonly isReadOnly?: boolean;
  readonly hasParts?: boolean;
}) {
  const { translate, first = new Set<string>(), hasSaved = true, isReadOnly = false, hasParts = false } = props;
  const [checked, setChecked] = useState(first);
  const sample = useMemo(() => functionsIn(translate), [translate]);
  const reason = translate('You do not have this function.', '您没有此功能。', '您沒有此功能。');
  return (
    <CheckTree
      {...shape}
      label={translate('Functions', '功能', '功能')}
      nodes={props.nodes ?? sample}
      checked={checked}
      views={hasParts ? partsIn(translate) : undefined}
      {...(isReadOnly
        ? {}
        : {
            onChange: setChecked,
            lockOf: ({ code }: SampleNode) => (code === 'GENERAL' ? reason : undefined),
            saved: hasSaved ? saved : undefined,
          })}
    />
  );
}

function partsIn(translate: Translate) {
  const hasChildren = ({ children }: SampleNode) => children.length > 0;
  return [
    { id: 'areas', label: translate('Areas', '范围', '範圍'), includes: hasChildren },
    {
      id: 'functions',
      label: translate('Functions', '功能', '功能'),
      includes: (one: SampleNode) => !hasChildren(one),
    },
  ];
}

function ManyFunctions({ translate }: { readonly translate: Translate }) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const nodes = useMemo(() => {
    const name = translate('Function', '功能', '功能');
    const level = (prefix: string, counts: readonly number[]): readonly SampleNode[] =>
      Array.from({ length: counts[0] ?? 0 }, (_, index) => {
        const code = `${prefix}${index + 1}`;
        return { code, name: `${name} ${code}`, children: level(`${code}.`, counts.slice(1)) };
      });
    return level('', [20, 25, 19]);
  }, [translate]);
  return (
    <CheckTree
      {...shape}
      label={translate('Functions', '功能', '功能')}
      nodes={nodes}
      checked={checked}
      onChange={setChecked}
    />
  );
}

const shape = {
  idOf: ({ code }: SampleNode) => code,
  childrenOf: ({ children }: SampleNode) => children,
  nameOf: ({ name }: SampleNode) => name,
  searchTextOf: ({ code }: SampleNode) => code,
};

function functionsIn(translate: Translate): readonly SampleNode[] {
  const leaf = (code: string, name: string, children: readonly SampleNode[] = []) => ({ code, name, children });
  return [
    leaf('USERS', translate('User management', '用户管理', '用戶管理'), [
      leaf('CREATE', translate('Create users', '新建用户', '新增用戶')),
      leaf('STATUS', translate('Enable and disable users', '启用和停用用户', '啟用及停用用戶')),
      leaf('DELETE', translate('Delete users', '删除用户', '刪除用戶')),
    ]),
    leaf('RECORDS', translate('Operation records', '操作记录', '操作記錄')),
    leaf('NOTICES', translate('Notice management', '通知管理', '通知管理'), [
      leaf('GROUPS', translate('Notice groups', '通知分组', '通知群組')),
      leaf('GENERAL', translate('General notices', '一般通知', '一般通知')),
    ]),
  ];
}
