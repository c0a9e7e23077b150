/** The stamp of a record that nobody has changed since it was made, by the broker whose chief made it. */
export function initialStamp(time: number, brokerCode: string) {
  return { version: 1, updateTime: new Date(time).toISOString(), updateBy: seedAuthorOf(brokerCode) };
}

/** Who wrote what sandboxes begin with. */
export function seedAuthorOf(brokerCode: string): string {
  return authors[brokerCode] ?? '';
}

const authors: Readonly<Record<string, string>> = {
  '2GO': 'FUNG Wai Yin 馮慧賢',
  DEMO: 'CHEUNG Mei Kuen 張美娟',
  HARBOUR: 'WONG Kwok Leung 黃國樑',
};
