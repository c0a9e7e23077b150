import type { SimilarApplication } from '@brokerdesk/plugin-sdk';

/** Whom it is about: number and name, each script in its own glyphs. */
export function SimilarName({ similar }: { readonly similar: SimilarApplication }) {
  const { applyID, chiName, lastName, firstName, idType } = similar;
  return (
    <>
      <span className="account-opening-similar-number">{applyID}</span>{' '}
      <span lang={idType === 'MAINLAND_ID' ? 'zh-Hans' : 'zh-Hant'}>{chiName}</span>{' '}
      <span lang="en">{`${lastName} ${firstName}`.trim()}</span>
    </>
  );
}
