import { Callout, Stack, Table, Text } from '@brokerdesk/plugin-sdk';
import type { QuestionFilePlace } from '../model/questionFile/QuestionFileProblem.ts';
import type { DescribedFileProblem } from './useQuestionFile.ts';
import { useText } from '../screens/useText.ts';

/** As many as a user can correct at once; a mistake in a page is often one in each of its questions. */
const shownProblems = 20;

/** Lists what is wrong with a question file, each problem with its place. */
export function QuestionFileProblems({ problems }: { readonly problems: readonly DescribedFileProblem[] }) {
  const text = useText();
  const describePlace = useDescribePlace();
  const hidden = problems.length - shownProblems;
  return (
    <Stack gap={8}>
      <Callout tone="failed" title={text('questionFile.title', { count: problems.length })}>
        {text('questionFile.hint')}
      </Callout>
      <Table>
        <thead>
          <tr>
            <th scope="col">{text('questionFile.place')}</th>
            <th scope="col">{text('questionFile.problem')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, shownProblems).map(({ path, place, message }) => (
            <tr key={`${path} ${message}`}>
              <th scope="row">
                {describePlace(place)}
                {path !== '' && (
                  <Text as="div" tone="neutral" size="small">
                    {path}
                  </Text>
                )}
              </th>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {hidden > 0 && <p>{text('questionFile.more', { count: hidden })}</p>}
    </Stack>
  );
}

function useDescribePlace(): (place: QuestionFilePlace) => string {
  const text = useText();
  return ({ part, number, id }) => {
    if (part === undefined) return text('questionFile.whole');
    if (number === undefined) return text(`questionFile.list.${part}`);
    const name = text(`questionFile.part.${part}`, { number });
    return id === undefined ? name : `${name} · ${id}`;
  };
}
