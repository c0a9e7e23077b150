const zhHant = { menu: { title: '載入時失敗' } };

export default zhHant;
