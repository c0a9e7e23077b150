export default { title: '盖章', stamping: '为 {{count}} 个号码盖章', details: '每个号码盖一次' };
