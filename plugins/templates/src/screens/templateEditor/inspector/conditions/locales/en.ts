export const en = {
  conditionText: {
    always: 'Always',
    never: 'Choose the options of “{{question}}” with which it is shown.',
    quoted: '“{{name}}”',
    sentence: 'Shown if “{{question}}” is {{options}}.',
    sentenceMany: 'Shown if “{{question}}” is one of {{count}} options.',
  },
} as const;
