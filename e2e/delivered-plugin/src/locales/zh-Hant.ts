export default { menu: { title: '收費表' } };
