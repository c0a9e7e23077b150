export default { title: '蓋章', stamping: '為 {{count}} 個號碼蓋章', details: '每個號碼蓋一次' };
