const en = { menu: { title: 'Fails on render' } } as const;

export default en;
