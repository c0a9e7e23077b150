import type { LocalText } from '@brokerdesk/api';
import type { Description } from './describeDefinition.ts';

/** A function that a plugin brings, as an emulator adds it to the trees of brokers. */
export interface OwnFunction {
  readonly functionCode: `X_${string}`;
  /** The function above it; null for the top of the tree. */
  readonly parentCode: string | null;
  readonly name: LocalText;
  readonly category: 'Admin' | 'Business';
}

/** Lists the functions (`X_`) that a plugin declares: pages below its own area, actions below its first page. */
export function listOwnFunctions(description: Pick<Description, 'functions' | 'titles'>): readonly OwnFunction[] {
  const { functions, titles } = description;
  const own = Object.entries(functions).flatMap(([code, { kind, title = code }]) =>
    isOwn(code) ? [{ code, kind, title }] : [],
  );
  const firstOf = (kind: string) => own.find((contribution) => contribution.kind === kind)?.code ?? null;
  const parents = { area: null, page: firstOf('area'), tabs: firstOf('area'), action: firstOf('page') };
  return own.map(({ code: functionCode, kind, title }) => ({
    functionCode,
    parentCode: parents[kind],
    name: {
      EN: titles.en[title] ?? functionCode,
      SC: titles['zh-Hans'][title] ?? functionCode,
      TC: titles['zh-Hant'][title] ?? functionCode,
    },
    category: kind === 'action' ? 'Business' : 'Admin',
  }));
}

function isOwn(code: string): code is `X_${string}` {
  return code.startsWith('X_');
}
