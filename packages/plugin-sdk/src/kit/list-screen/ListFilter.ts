/** One value that a filter can take. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** The number of rows that match it, if known. */
  readonly count?: number | undefined;
  /** In a filter of kind `select`: the heading under which it is listed; options of one group stand together. */
  readonly group?: string | undefined;
}

interface FilterPlacement {
  /** Shown below "More filters", so that the bar stays one line. */
  readonly isSecondary?: boolean | undefined;
}

/** Chooses one value. */
export interface SelectFilter<Param extends string = string> extends FilterPlacement {
  readonly kind: 'select';
  readonly param: Param;
  readonly label: string;
  readonly options: readonly FilterOption[];
}

/** Chooses any number of values, which the parameter holds joined by commas. */
export interface ChoicesFilter<Param extends string = string> extends FilterPlacement {
  readonly kind: 'choices';
  readonly param: Param;
  readonly label: string;
  readonly options: readonly FilterOption[];
}

/** Chooses a first and a last day, both included, as days in Asia/Shanghai. */
export interface DatesFilter<Param extends string = string> extends FilterPlacement {
  readonly kind: 'dates';
  readonly from: Param;
  readonly to: Param;
  readonly label: string;
}

/** Takes a value that the user types, such as an identifier. */
export interface TextFilter<Param extends string = string> extends FilterPlacement {
  readonly kind: 'text';
  readonly param: Param;
  readonly label: string;
  /** Suggestions; any other value can be typed. */
  readonly options?: readonly FilterOption[] | undefined;
}

/**
 * A filter of a list, as data. `Many` are the parameters that take several values ({@link ChoicesParamOf}): only they can have
 * a filter of kind `choices`.
 */
export type ListFilter<Param extends string = string, Many extends string = string extends Param ? Param : never> =
  | SelectFilter<Param>
  | ChoicesFilter<Many>
  | DatesFilter<Param>
  | TextFilter<Param>;

/** Filters that are set with one click, as a row of buttons; `value` becomes the value of the parameter. */
export interface ListQueues<Param extends string = string> {
  readonly param: Param;
  readonly items: readonly FilterOption[];
  /** The number of rows without any of them, if known. */
  readonly total?: number | undefined;
  /** The name of the rows without any of them; "All" by default. */
  readonly allLabel?: string | undefined;
  /** The list starts with the item that the user chose last, unless its address has parameters. */
  readonly isRemembered?: boolean | undefined;
}

/** The parameters that a list's filters use. */
export function filterParamsOf(filters: readonly ListFilter[], queueParam: string | undefined): string[] {
  const params = filters.flatMap((filter) => (filter.kind === 'dates' ? [filter.from, filter.to] : [filter.param]));
  return [...new Set(queueParam === undefined ? params : [queueParam, ...params])];
}
