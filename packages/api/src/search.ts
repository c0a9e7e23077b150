// What searches need beyond the contract; in its own entry, because it is 20 kB that most pages never need.
export { foldSearchText } from './search/foldSearchText.ts';
