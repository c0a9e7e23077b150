"""Type and pixels of a picture by its bytes; None for what is no whole PNG, JPEG or WebP."""
import struct
import zlib

# Start-of-frame markers of JPEG; the three between them mean something else.
JPEG_FRAMES = set(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}


def measure(content):
    for content_type, of_type in (('image/png', png), ('image/jpeg', jpeg), ('image/webp', webp)):
        try:
            size = of_type(content)
        except (struct.error, IndexError):
            size = None
        if size:
            return content_type, *size
    return None


def png(content):
    if not content.startswith(b'\x89PNG\r\n\x1a\n'):
        return None
    position, size = 8, None
    while position < len(content):
        length, kind = struct.unpack_from('>I4s', content, position)
        data = content[position + 8:position + 8 + length]
        (checksum,) = struct.unpack_from('>I', content, position + 8 + length)
        if checksum != zlib.crc32(kind + data):
            return None
        if (kind == b'IHDR') != (size is None):
            return None
        size = size or struct.unpack_from('>II', data)
        position += 12 + length
        if kind == b'IEND':
            return size if position == len(content) else None
    return None


def jpeg(content):
    if not content.startswith(b'\xff\xd8') or not content.endswith(b'\xff\xd9'):
        return None
    position = 2
    while content[position] == 0xFF:
        marker = content[position + 1]
        if marker in JPEG_FRAMES:
            height, width = struct.unpack_from('>HH', content, position + 5)
            return width, height
        (length,) = struct.unpack_from('>H', content, position + 2)
        position += 2 + length
    return None


def webp(content):
    riff, length, kind, chunk = struct.unpack_from('<4sI4s4s', content)
    if riff != b'RIFF' or kind != b'WEBP' or length + 8 != len(content):
        return None
    if chunk == b'VP8X':
        return tuple(int.from_bytes(content[at:at + 3], 'little') + 1 for at in (24, 27))
    if chunk == b'VP8L' and content[20] == 0x2F:
        bits = int.from_bytes(content[21:25], 'little')
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if chunk == b'VP8 ' and content[23:26] == b'\x9d\x01\x2a':
        return tuple(side & 0x3FFF for side in struct.unpack_from('<HH', content, 26))
    return None
