/** Gives September three letters like every other month: English as in Britain has "Sept", which sets columns askew. */
export function shortenSeptember(shown: string): string {
  return shown.replace('Sept ', 'Sep ');
}
