import { Choice, textIn, useHost, useMutation } from '@brokerdesk/plugin-sdk';
import { changeFaq, type Faq } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../../useText.ts';

/** Publishes a question in its row, or withdraws it; a message says so, and undoes it. */
export function PublishSwitch({ faq }: { readonly faq: Faq }) {
  const text = useText();
  const { language, notify } = useHost();
  const name = textIn(faq.question, language);
  const change = useMutation(changeFaq, {
    onSuccess: (now) =>
      notify({
        tone: 'success',
        text: text(now.published ? 'question.nowPublished' : 'question.nowWithdrawn', { name }),
        action: { label: text('question.undo'), run: () => send(now) },
      }),
  });

  function send({ faqID, categoryID, question, answer, published, version }: Faq) {
    change.mutate({ params: { faqID }, body: { categoryID, question, answer, published: !published, version } });
  }
  // While it is being sent, as the user wants it.
  const isOn = change.isPending ? change.variables.body?.published === true : faq.published;
  return (
    <Choice
      type="checkbox"
      role="switch"
      label={<span className="bdk-hidden">{text('question.publishOf', { name })}</span>}
      checked={isOn}
      aria-checked={isOn}
      aria-disabled={change.isPending || undefined}
      onChange={() => {
        if (!change.isPending) send(faq);
      }}
    />
  );
}
