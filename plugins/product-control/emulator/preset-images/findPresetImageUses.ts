// Where brokers have a copy of a preset picture. Nothing records what was copied, so the pictures' contents are compared.
import type { PresetImageUse } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import { hashBytes, readFixture, type StateContext, type StoredFile } from '@brokerdesk/mock-server/engine';
import type { ImageRow } from '../images/imageRows.ts';
import type { WebpageContentRow } from '../webpage-contents/webpageContentRows.ts';
import type { PresetImageRow } from './presetImageRows.ts';

interface Candidate {
  readonly use: Omit<PresetImageUse, 'brokerName'>;
  readonly files: readonly StoredFile[];
}

export async function findPresetImageUses(context: StateContext, preset: PresetImageRow): Promise<PresetImageUse[]> {
  const [picture] = preset.publicFiles;
  if (!picture) return [];
  const candidates = listCandidates(context, picture.size);
  const names = new Map(context.rows<BrokerRow>('brokers').map(({ brokerCode, name }) => [brokerCode, name]));
  const content = await contentOf(picture);
  const uses = await Promise.all(
    candidates.map(async ({ use, files }) => {
      const contents = await Promise.all(files.map(contentOf));
      const { EN, SC, TC } = names.get(use.brokerCode) ?? {
        EN: use.brokerCode,
        SC: use.brokerCode,
        TC: use.brokerCode,
      };
      return contents.includes(content) ? [{ ...use, brokerName: { EN, SC, TC } }] : [];
    }),
  );
  return uses.flat();
}

/** Pictures of another size have another content, and need not be read. */
function listCandidates(context: StateContext, size: number): readonly Candidate[] {
  const ofSize = (files: readonly StoredFile[]) => files.filter((file) => file.size === size);
  return [
    ...context.rows<ImageRow>('images').map(({ brokerCode, imgID, publicFiles }): Candidate => {
      const name = publicFiles[0]?.fileName ?? imgID;
      return { use: { brokerCode, place: 'advertisement', targetID: imgID, name }, files: ofSize(publicFiles) };
    }),
    ...context
      .rows<WebpageContentRow>('webpageContents')
      .map(({ brokerCode, contentID, name, publicFiles }): Candidate => {
        return { use: { brokerCode, place: 'loginPage', targetID: contentID, name }, files: ofSize(publicFiles) };
      }),
  ].filter(({ files }) => files.length > 0);
}

/** The hash of the content; the pictures that sandboxes begin with are known by their names. */
async function contentOf(file: StoredFile): Promise<string> {
  const bytes = await readFixture(file);
  return bytes ? hashBytes(bytes) : file.hash;
}
