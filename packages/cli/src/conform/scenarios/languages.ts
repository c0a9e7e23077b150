// Messages are for people, in the language of the request.
import { listFunctions, listUsers, requestHeaders, wireLanguages } from '@brokerdesk/api';
import type { BackEnd } from '../BackEnd.ts';
import type { CheckInfo, Scenario } from '../Check.ts';

const check: CheckInfo = {
  id: 'language:messages',
  family: 'contract',
  demand: 'Messages are in the language of Api-Lang, and in English for one that does not exist.',
};

const han = /\p{Script=Han}/u;

/** The check of messages. */
export function languageScenario(backEnd: BackEnd): Scenario {
  return {
    checks: [check],
    async run(desk) {
      const client = await backEnd.client('administrator');
      const call = backEnd.hasCall(listUsers) ? listUsers : listFunctions;
      for (const language of [...Object.values(wireLanguages), 'fr_FR']) {
        const headers = { [requestHeaders.language.toLowerCase()]: language };
        const { data, message } = await client.call(call, { query: { surplus: '1' } } as never, headers);
        const { fields = [] } = (data ?? {}) as { readonly fields?: readonly { readonly message: string }[] };
        const texts = [message, ...fields.map((field) => field.message)];
        const isChinese = texts.every((text) => han.test(text));
        const isRight = language.startsWith('zh') ? isChinese : texts.every((text) => text !== '' && !han.test(text));
        desk.expect(check.id, isRight, `in ${language} the messages are “${texts.join('”, “')}”`);
      }
    },
  };
}
