export default { menu: { edit: '編輯' } };
