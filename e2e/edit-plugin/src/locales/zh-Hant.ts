export default { menu: { edit: '編輯', edited: '再次編輯' } };
