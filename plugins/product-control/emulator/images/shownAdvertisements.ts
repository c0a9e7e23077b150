import type { Advertisement, Configuration } from '@brokerdesk/api';
import { publicUrlOf, type RequestContext } from '@brokerdesk/mock-server/engine';
import type { ImageRow } from './imageRows.ts';
import { stateOfImage } from './imageRules.ts';

/** The images that a broker currently shows before and after sign-in, in their order. */
export function listShownAdvertisements(context: RequestContext, brokerCode: string): Configuration['advertisements'] {
  const shown = context
    .rows<ImageRow>('images')
    .filter((row) => row.brokerCode === brokerCode && stateOfImage(context, row) === 'showing')
    .toSorted((left, right) => left.place - right.place);
  const at = (location: ImageRow['location']) => shown.filter((row) => row.location === location).flatMap(describe);
  return { beforeLogin: at('before-login'), afterLogin: at('after-login') };
}

function describe({ imgID, publicFiles, linkUrl }: ImageRow): Advertisement[] {
  const [file] = publicFiles;
  if (!file) return [];
  return [{ imgID, pictureUrl: publicUrlOf(file), width: file.width ?? 0, height: file.height ?? 0, linkUrl }];
}
