"""Preset pictures, which the provider uploads, and the public pictures that need no session."""
import datetime
import secrets
import struct
import zlib

from applications import collated, finds, ordered, page_of
from data import BROKERS, instant
from measure import measure
from systems import PRESET_IMAGES
from uploads import ENDINGS
from wire import File, Refusal

SIZES = {'logo': (270, 60), 'icon': (120, 120)}

presets = {}
public = {}  # by the last part of their address


def create(request):
    _, file = request.files[0]
    content_type, *size = measure(file.content)
    if tuple(size) != SIZES.get(request.body['type'], tuple(size)):
        raise Refusal('E0014', problems=[('file.0', 'dimension')])
    if any(one['fileName'].casefold() == file.name.casefold() for one in presets.values()):
        raise Refusal('E0014', problems=[('file.0', 'duplicate')])
    if len(presets) >= PRESET_IMAGES['maxCount']:
        raise Refusal('E0014', problems=[('file', 'count')])
    picture_id = f'I{secrets.token_hex(8)}'
    address = f'{picture_id}.{ENDINGS[content_type][0]}'
    public[address] = File(file.name, content_type, bytes(file.content))
    presets[picture_id] = {
        'imgID': picture_id, 'fileName': file.name, 'type': request.body['type'],
        'fullPathUrl': f'/systems/public/{address}', 'contentType': content_type, 'size': len(file.content),
        'width': size[0], 'height': size[1], 'version': 1,
        'updateTime': instant(datetime.datetime.now(datetime.timezone.utc)), 'updateBy': request.session.account.name,
    }
    return presets[picture_id]


def list_presets(request):
    query = request.query
    found = [one for one in presets.values()
             if query.get('type', one['type']) == one['type'] and finds(query.get('q', ''), [one['fileName']])]
    return page_of(ordered(found, query.get('sort', '-updateTime'), 'imgID', sort_value), query)


def sort_value(picture, name):
    return collated(picture[name]) if name == 'fileName' else picture[name]


def delete(request):
    picture = presets.get(request.query['imgID'])
    if picture is None:
        raise Refusal('E0003')
    if picture['version'] != request.query['version']:
        raise Refusal('E0005', {'current': picture, 'by': picture['updateBy'], 'at': picture['updateTime']})
    del presets[picture['imgID']]
    del public[picture['fullPathUrl'].rpartition('/')[2]]


def get_public(method, name):
    if name not in public:
        raise Refusal('E0003')
    if method != 'GET':
        raise Refusal('E0017')
    return public[name]


def plain_png(width, height, colour):
    row = b'\0' + bytes.fromhex(colour[1:]) * width
    return b'\x89PNG\r\n\x1a\n' + b''.join(
        struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
        for kind, data in ((b'IHDR', struct.pack('>IIBBBBB', width, height, 8, 2, 0, 0, 0)),
                           (b'IDAT', zlib.compress(row * height)), (b'IEND', b'')))


for display_code, _, accent in BROKERS.values():
    for kind, size in SIZES.items():
        public[f'{kind}-{display_code}.png'] = File('', 'image/png', plain_png(*size, accent))
