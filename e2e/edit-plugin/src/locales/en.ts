export default { menu: { edit: 'Edit me', edited: 'Edit me, again' } };
