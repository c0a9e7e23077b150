const zhHant = { menu: { title: '初始化時失敗' } };

export default zhHant;
