"""What people read: the messages of codes and of rules, in English, Simplified and Traditional Chinese."""

LANGUAGES = ('en_US', 'zh_CN', 'zh_HK')

MESSAGES = {
    'OK': ('', '', ''),
    'E0001': ('The session has ended.', '会话已结束。', '工作階段已結束。'),
    'E0002': ('You are not allowed to do this.', '您没有此权限。', '您沒有此權限。'),
    'E0003': ('This does not exist.', '不存在。', '不存在。'),
    'E0004': ('Some fields are not valid.', '部分内容无效。', '部分內容無效。'),
    'E0005': ('Somebody else has changed this.', '其他用户已更改此记录。', '其他使用者已更改此記錄。'),
    'E0006': ('The user or the password is wrong.', '用户名或密码错误。', '使用者名稱或密碼錯誤。'),
    'E0011': ('Too many tries. Please wait.', '尝试次数过多，请稍候。', '嘗試次數過多，請稍候。'),
    'E0013': ('This is too large.', '内容过大。', '內容過大。'),
    'E0014': ('The file is refused.', '文件被拒绝。', '檔案被拒絕。'),
    'E0015': ('The status does not allow this.', '当前状态不允许此操作。', '目前狀態不允許此操作。'),
    'E0016': ('This server cannot show the portal as a role.', '此服务器无法以角色的身份显示门户。',
              '此伺服器無法以角色的身分顯示入口網站。'),
    'E0017': ('This request cannot be understood.', '无法理解此请求。', '無法理解此請求。'),
    'E0099': ('The server has failed.', '服务器出错。', '伺服器出錯。'),
}

RULES = {
    'required': ('Please fill this in.', '请填写此项。', '請填寫此項。'),
    'none': ('This action takes no reason.', '此操作不需要原因。', '此操作不需要原因。'),
    'unknown': ('This field is not known.', '未知的字段。', '未知的欄位。'),
    'type': ('This is of the wrong kind.', '类型不正确。', '類型不正確。'),
    'list': ('This is not one of the choices.', '不在可选范围内。', '不在可選範圍內。'),
    'format': ('This does not have the right form.', '格式不正确。', '格式不正確。'),
    'length': ('This is too short or too long.', '长度不符合要求。', '長度不符合要求。'),
    'range': ('This is too small or too large.', '数值超出范围。', '數值超出範圍。'),
    'unique': ('This is there twice.', '内容重复。', '內容重複。'),
    'name': ('Please give the file another name.', '请更改文件名。', '請更改檔案名稱。'),
    'content': ('Only whole PNG, JPEG and WebP pictures are accepted.',
                '只接受完整的 PNG、JPEG 和 WebP 图片。', '只接受完整的 PNG、JPEG 和 WebP 圖片。'),
    'pixels': ('The picture has too many pixels.', '图片像素过大。', '圖片像素過大。'),
    'dimension': ('The picture does not have the required size.', '图片尺寸不符合要求。', '圖片尺寸不符合要求。'),
    'duplicate': ('There is a file with this name.', '已有同名文件。', '已有同名檔案。'),
    'count': ('There are too many files.', '文件数量过多。', '檔案數量過多。'),
}


def message(code, language):
    return MESSAGES[code][LANGUAGES.index(language)]


def rule_message(rule, language):
    return RULES[rule][LANGUAGES.index(language)]


def local(english, simplified, traditional):
    return {'EN': english, 'SC': simplified, 'TC': traditional}
