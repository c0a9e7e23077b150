export default { title: 'Stamps', stamping: 'Stamp {{count}} numbers', details: 'One stamp each' } as const;
