const zhHant = { menu: { title: '顯示時失敗' } };

export default zhHant;
