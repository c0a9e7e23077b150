export const en = {
  productFunctions: {
    what: 'the functions',
    failed: 'The functions could not be loaded',
    part: { Admin: 'Menus', Business: 'Business functions' },
    name: 'Name',
    code: 'Code',
    more: 'and {{count}} more',
  },
} as const;
