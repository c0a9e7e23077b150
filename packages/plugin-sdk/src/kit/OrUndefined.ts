/** Props in which `undefined` means the same as an absent prop, as in the whole kit. */
export type OrUndefined<Props> = {
  [Name in keyof Props]: object extends Pick<Props, Name> ? Props[Name] | undefined : Props[Name];
};
