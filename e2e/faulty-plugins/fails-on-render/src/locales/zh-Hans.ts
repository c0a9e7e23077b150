const zhHans = { menu: { title: '显示时失败' } };

export default zhHans;
