export default { menu: { edit: '编辑' } };
