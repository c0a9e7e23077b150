export default { menu: { edit: 'Edit me' } };
