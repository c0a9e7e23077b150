"""Uploads: the part `data`, and pictures by the rules of `x-files`; there is no upload of other files here."""
import re

from measure import measure
from wire import Refusal, read_form, read_json

ENDINGS = {'image/png': ('png',), 'image/jpeg': ('jpg', 'jpeg'), 'image/webp': ('webp',)}
LONGEST_NAME = 120
MOST_PIXELS = 40_000_000


def read_upload(call, header, content):
    """The fields and files of an upload: readable, then small enough, then as the rules of its files say."""
    data, files = None, []
    for name, file_name, part in read_form(header, content):
        if name == 'data' and data is None:
            data = part
        elif name in call.files and file_name is not None:
            files.append((name, part))
        else:
            raise Refusal('E0017')
    body = {} if data is None else read_json(data.content)
    for name, part in files:
        most = call.files[name]['maxBytes']
        if len(part.content) > most:
            raise Refusal('E0013', {'maxBytes': most})
    problems = [problem for name, rules in call.files.items()
                for problem in part_problems(name, rules, [part for one, part in files if one == name])]
    if problems:
        raise Refusal('E0014', problems=problems)
    return body, files


def part_problems(name, rules, files):
    if not files and rules['required']:
        yield name, 'required'
    if len(files) > rules['maxCount']:
        yield name, 'count'
    for index, file in enumerate(files):
        yield from ((f'{name}.{index}', rule) for rule in broken_rules(file, rules))


def broken_rules(file, rules):
    """The content decides about the type."""
    content_type, width, height = measure(file.content) or ('', 0, 0)
    if content_type.removeprefix('image/') not in rules['types']:
        yield 'content'
    elif not 0 < width * height <= MOST_PIXELS:
        yield 'pixels'
    if not is_picture_name(file.name) or file.name.rpartition('.')[2].lower() not in ENDINGS.get(content_type, ()):
        yield 'name'


def is_picture_name(name):
    stem = re.sub(r'\.[A-Za-z0-9]+$', '', name)
    return (len(name) <= LONGEST_NAME and re.fullmatch('[A-Za-z0-9._]+', name) is not None
            and not name.startswith('.') and '..' not in name and not stem.isdigit() and not stem.isalpha())
