export default { menu: { title: 'Fee schedule' } };
