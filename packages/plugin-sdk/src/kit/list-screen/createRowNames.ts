/** Names the drawn rows for React, in their order. */
export type NameRows = (rowIds: readonly string[], activeId: string | undefined) => readonly number[];

/**
 * Makes the names under which rows are drawn. A row keeps its name, and with it its elements, for as long as it is drawn.
 * When every row gives way to another, as in a jump over the list, the new ones take over the names: filling elements
 * anew costs the browser far less than making them. The row that has the focus never hands on its elements, as the
 * focus would come to stand on another row without a word.
 */
export function createRowNames(): NameRows {
  let names = new Map<string, number>();
  let active: string | undefined;
  let unused = 0;
  return (rowIds, activeId) => {
    const isOther = rowIds.every((id) => id === activeId || !names.has(id));
    const free = isOther ? [...names].flatMap(([id, name]) => (id === activeId || id === active ? [] : [name])) : [];
    const given = rowIds.map((id) => names.get(id) ?? free.shift() ?? unused++);
    names = new Map(rowIds.map((id, at) => [id, given[at] ?? 0]));
    active = activeId;
    return given;
  };
}
