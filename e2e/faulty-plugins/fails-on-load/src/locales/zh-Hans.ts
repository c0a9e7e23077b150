const zhHans = { menu: { title: '载入时失败' } };

export default zhHans;
