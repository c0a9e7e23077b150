import { Fact, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { ProductFunction } from './functionShape.ts';
import { ScrolledList } from './ScrolledList.tsx';
import { useText } from '../screens/useText.ts';

const shownAtMost = 100;

/** Functions by name, as a fact of what a change does; nothing if there are none. */
export function FunctionNames({
  term,
  functions,
}: {
  readonly term: string;
  readonly functions: readonly Pick<ProductFunction, 'functionCode' | 'name'>[];
}) {
  const text = useText();
  const { count } = useFormats();
  const { language } = useHost();
  if (functions.length === 0) return null;
  const rest = functions.length - shownAtMost;
  return (
    <Fact term={`${term} (${count(functions.length)})`}>
      <ScrolledList label={term}>
        {functions.slice(0, shownAtMost).map(({ functionCode, name }) => (
          <li key={functionCode}>{textIn(name, language)}</li>
        ))}
        {rest > 0 && <li>{text('productFunctions.more', { count: rest })}</li>}
      </ScrolledList>
    </Fact>
  );
}
