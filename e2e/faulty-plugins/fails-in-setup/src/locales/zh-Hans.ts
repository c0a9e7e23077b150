const zhHans = { menu: { title: '初始化时失败' } };

export default zhHans;
