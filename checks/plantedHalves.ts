// Violations of the rules between the halves of the emulator.
import { file } from './plantedFile.ts';

export const plantedHalves: readonly [title: string, rule: string, files: Record<string, string>][] = [
  ...(
    [
      ['notices', 'client-information'],
      ['quote-plans', 'account-opening'],
      ['product-control', 'notices'],
      ['account-opening', 'product-control'],
      ['client-information', 'notices'],
    ] as const
  ).map(([half, other]): (typeof plantedHalves)[number] => [
    `the half of ${half} imports one that is not its neighbour`,
    `${half}-sees-its-neighbours`,
    {
      ...file(`plugins/${half}/emulator/x.ts`, `../../${other}/emulator/index.ts`),
      [`plugins/${other}/emulator/index.ts`]: 'export const y = 1;\n',
    },
  ]),
  [
    'the engine of the emulator imports a half',
    'mock-server-sees-only-api-and-fixtures',
    {
      ...file('packages/mock-server/src/resources/users/x.ts', '../../../../../plugins/notices/emulator/index.ts'),
      'plugins/notices/emulator/index.ts': 'export const y = 1;\n',
    },
  ],
  [
    'what is made of the halves imports the screens of one',
    'the-product-is-made-of-halves',
    file('packages/mock-server/src/productHalves.ts', '../../../plugins/faq/src/screen.ts'),
  ],
  [
    'a screen imports the half of its plugin',
    'screens-and-halves-are-apart',
    {
      ...file('plugins/faq/src/x.ts', '../emulator/index.ts'),
      'plugins/faq/emulator/index.ts': 'export const y = 1;\n',
    },
  ],
];
