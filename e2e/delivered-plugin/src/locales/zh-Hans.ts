export default { menu: { title: '收费表' } };
