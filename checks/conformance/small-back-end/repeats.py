"""`Idempotency-Key`: the first answer to the same user, call, address and key, for 24 hours."""
import hashlib
import re
import time

from wire import Refusal, media_type, read_form

KEEP_SEC = 24 * 3600


class Repeats:
    def __init__(self):
        self.answers = {}

    def find(self, key, body):
        """The stored answer; E0017 if the body is another one."""
        if not re.fullmatch('[!-~]{1,128}', key[-1]):
            raise Refusal('E0017')
        now = time.monotonic()
        self.answers = {one: stored for one, stored in self.answers.items() if now - stored[0] < KEEP_SEC}
        if key not in self.answers:
            return None
        _, first_body, answer = self.answers[key]
        if first_body != body:
            raise Refusal('E0017', {'reason': 'idempotency-key'})
        return answer

    def keep(self, key, body, answer):
        self.answers[key] = time.monotonic(), body, answer


def fingerprint(content_type, content):
    """Of a form by its parts: each request has its own boundary."""
    digest = hashlib.sha256()
    if media_type(content_type) != 'multipart/form-data':
        digest.update(content)
    else:
        for name, file_name, file in read_form(content_type, content):
            digest.update(repr((name, file_name, file.content_type, len(file.content))).encode())
            digest.update(file.content)
    return digest.digest()
