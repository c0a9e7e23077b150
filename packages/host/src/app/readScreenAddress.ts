import type { QueryCodec } from '../api-client/createQueryCodec.ts';
import type { StoredSession } from '../session/sessionStorage.ts';
import type { ScreenAddress } from '../shell/ScreenPage.tsx';

/** Decrypts the parameters of a screen's address, as in `/admin/demo/main/faq?q=…`. */
export async function readScreenAddress(
  address: string,
  { session, codec }: { readonly session: Pick<StoredSession, 'displayCode'>; readonly codec: QueryCodec },
): Promise<ScreenAddress> {
  const url = new URL(address);
  const query = url.searchParams.get('q');
  if (query === null) return { params: {}, isUnreadable: false };
  const params = await codec.decode(query, { display: session.displayCode, pathname: url.pathname });
  return { params: params ?? {}, isUnreadable: params === undefined };
}
