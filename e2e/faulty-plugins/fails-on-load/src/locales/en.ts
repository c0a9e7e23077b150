const en = { menu: { title: 'Fails on load' } } as const;

export default en;
