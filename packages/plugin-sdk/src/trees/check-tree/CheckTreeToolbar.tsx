import { useFormats } from '../../hooks/useFormats.ts';
import { Button } from '../../kit/Button.tsx';
import { Choice } from '../../kit/Choice.tsx';
import { SearchField } from '../../kit/list-screen/SearchField.tsx';
import { Row } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import { TreeParts } from './TreeParts.tsx';
import type { CheckTreeView } from './useCheckTree.ts';
import { useCheckTreeText } from './useCheckTreeText.ts';

/** The props of {@link CheckTreeToolbar}. */
export interface CheckTreeToolbarProps<Node> {
  readonly view: CheckTreeView<Node>;
  /** There is a saved set to compare with. */
  readonly hasSaved: boolean;
  readonly isReadOnly: boolean;
  /** The names of two sets that are compared, in place of a change. */
  readonly sides?: { readonly left: string; readonly right: string } | undefined;
}

/** What the user sees of a tree: search, changed only, expanded or collapsed; and how much has changed. */
export function CheckTreeToolbar<Node>({ view, hasSaved, isReadOnly, sides }: CheckTreeToolbarProps<Node>) {
  const text = useCheckTreeText();
  const { count } = useFormats();
  const { granted, revoked } = view.changes;
  function describeChanges() {
    if (granted.length + revoked.length === 0) return text(sides ? 'same' : 'unchanged');
    const counts = { granted: count(granted.length), revoked: count(revoked.length) };
    return sides ? text('differences', { ...counts, ...sides }) : text('changes', counts);
  }
  return (
    <Row
      wrap
      // Enter in the search must not send the form around the tree.
      onKeyDown={(event) => event.key === 'Enter' && event.target instanceof HTMLInputElement && event.preventDefault()}
    >
      <SearchField label={text('filter')} value={view.query} onSearch={view.search} />
      {view.parts.length > 0 && <TreeParts view={view} hasCounts={sides === undefined} />}
      {isReadOnly && !hasSaved && (
        <Choice
          type="checkbox"
          label={text('tickedOnly')}
          checked={view.isTickedOnly}
          onChange={({ target }) => view.showTickedOnly(target.checked)}
        />
      )}
      {hasSaved && (
        <Choice
          type="checkbox"
          label={text(sides ? 'differencesOnly' : 'changedOnly')}
          checked={view.isChangedOnly}
          onChange={({ target }) => view.showChangedOnly(target.checked)}
        />
      )}
      <Button variant="minimal" onClick={view.expandAll}>
        {text('expandAll')}
      </Button>
      <Button variant="minimal" onClick={view.collapseAll}>
        {text('collapseAll')}
      </Button>
      <Text role="status" tone="neutral" size="small">
        {view.matchCount !== undefined && text('matches', { count: view.matchCount, number: count(view.matchCount) })}
        {view.matchCount !== undefined && hasSaved && ' · '}
        {hasSaved && describeChanges()}
      </Text>
    </Row>
  );
}
