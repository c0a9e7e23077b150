const en = { menu: { title: 'Fails in set-up' } } as const;

export default en;
