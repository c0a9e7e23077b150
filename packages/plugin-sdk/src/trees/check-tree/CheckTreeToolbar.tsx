import { useFormats } from '../../hooks/useFormats.ts';
import { Button } from '../../kit/Button.tsx';
import { Choice } from '../../kit/Choice.tsx';
import { SearchField } from '../../kit/list-screen/SearchField.tsx';
import { Row } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import type { CheckTreeView } from './useCheckTree.ts';
import { useCheckTreeText } from './useCheckTreeText.ts';

/** The props of {@link CheckTreeToolbar}. */
export interface CheckTreeToolbarProps<Node> {
  readonly view: CheckTreeView<Node>;
  /** There is a saved set to compare with. */
  readonly hasSaved: boolean;
}

/** What the user sees of a tree: search, changed only, expanded or collapsed; and how much has changed. */
export function CheckTreeToolbar<Node>({ view, hasSaved }: CheckTreeToolbarProps<Node>) {
  const text = useCheckTreeText();
  const { count } = useFormats();
  const { granted, revoked } = view.changes;
  return (
    <Row
      wrap
      // Enter in the search must not send the form around the tree.
      onKeyDown={(event) => event.key === 'Enter' && event.target instanceof HTMLInputElement && event.preventDefault()}
    >
      <SearchField label={text('filter')} value={view.query} onSearch={view.search} />
      {hasSaved && (
        <Choice
          type="checkbox"
          label={text('changedOnly')}
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
        {hasSaved &&
          (granted.length + revoked.length === 0
            ? text('unchanged')
            : text('changes', { granted: count(granted.length), revoked: count(revoked.length) }))}
      </Text>
    </Row>
  );
}
