/** The maximum number of characters of a note. Apart from the schema, which only the form loads when it needs it. */
export const noteMaxLength = 1000;
