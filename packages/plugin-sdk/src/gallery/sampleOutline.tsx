import { useMemo, useState } from 'react';
import { MoveTree, type TreePlace } from '../entries/trees.ts';
import type { Translate } from './GalleryPage.ts';

/** A chapter, or a section of one. */
export interface OutlineNode {
  readonly id: string;
  readonly name: string;
  readonly sections: readonly OutlineNode[];
}

/** An outline of chapters with sections, which can be moved. */
export function SampleOutline({
  translate,
  chapters = 3,
  isReadOnly = false,
  hasLetterKeys = false,
}: {
  readonly translate: Translate;
  readonly chapters?: number;
  readonly isReadOnly?: boolean;
  readonly hasLetterKeys?: boolean;
}) {
  const first = useMemo(() => chaptersOf(translate, chapters), [translate, chapters]);
  const [moved, setMoved] = useState<readonly OutlineNode[]>();
  const nodes = moved ?? first;
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <MoveTree
      {...shape}
      label={translate('Chapters', '章节', '章節')}
      nodes={nodes}
      selectedIds={selectedIds}
      onSelect={(ids) => setSelectedIds(new Set(ids))}
      onMove={(ids, place) => setMoved(moveNodes(nodes, ids, place))}
      isReadOnly={isReadOnly}
      hasLetterKeys={hasLetterKeys}
    />
  );
}

const shape = {
  idOf: ({ id }: OutlineNode) => id,
  childrenOf: ({ sections }: OutlineNode) => sections,
  nameOf: ({ name }: OutlineNode) => name,
};

function moveNodes(
  chapters: readonly OutlineNode[],
  ids: readonly string[],
  { parentID, index }: TreePlace,
): readonly OutlineNode[] {
  const all = [...chapters, ...chapters.flatMap(({ sections }) => sections)];
  const moved = ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
  const stay = (nodes: readonly OutlineNode[]) => nodes.filter(({ id }) => !ids.includes(id));
  if (parentID === undefined) return stay(chapters).toSpliced(index, 0, ...moved);
  return chapters.map((chapter) => {
    const sections = stay(chapter.sections);
    return { ...chapter, sections: chapter.id === parentID ? sections.toSpliced(index, 0, ...moved) : sections };
  });
}

function chaptersOf(translate: Translate, count: number): readonly OutlineNode[] {
  return Array.from({ length: count }, (_, chapter) => ({
    id: `chapter ${chapter + 1}`,
    name: translate(`Chapter ${chapter + 1}`, `第 ${chapter + 1} 章`, `第 ${chapter + 1} 章`),
    sections: Array.from({ length: 3 }, (_entry, section) => {
      const number = `${chapter + 1}.${section + 1}`;
      return { id: number, name: translate(`Section ${number}`, `第 ${number} 节`, `第 ${number} 節`), sections: [] };
    }),
  }));
}
