export default { menu: { edit: '编辑', edited: '再次编辑' } };
