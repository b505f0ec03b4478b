"""A browser is told that it is somebody's turn: from the tick in the settings to the click.

All of it is real but the push service itself, which browsers have from their makers: what the page
asks of it is answered here with keys of our own, and what the server sends there is handed to the
service worker by the browser's debugging protocol, as the push service would.
"""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.server.houses import Worker
from tests.server.people import newcomer
from tests.server.receivers import Browser as Device
from tests.server.receivers import Receiver
from tests.web.test_slow import answers, beside

SERVICE = """
window.asked = [];
const made = %s;
const there = () => localStorage['push'] ? {
  endpoint: made.endpoint,
  toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: made.p256dh, auth: made.auth } }),
  unsubscribe: async () => { delete localStorage['push']; return true; },
} : null;
PushManager.prototype.subscribe = async (options) => {
  window.asked.push({ ...options });
  localStorage['push'] = '1';
  return there();
};
PushManager.prototype.getSubscription = async () => there();
"""


def ready(page: Page) -> None:
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")


def deliver(page: Page, message: dict[str, Any]) -> None:
    """What a push service does with a message that this browser has deciphered."""
    protocol = page.context.new_cdp_session(page)
    seen: list[str] = []
    protocol.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: seen.extend(one["registrationId"] for one in told["registrations"]),
    )
    protocol.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    for _ in range(500):
        if seen:
            break
        page.wait_for_timeout(20)  # events of the protocol come while the page is waited for
    origin = page.evaluate("location.origin")
    told = {"origin": origin, "registrationId": seen[0], "data": json.dumps(message)}
    protocol.send("ServiceWorker.deliverPushMessage", told)


NOTIFIED = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
  ({ title, body, tag, data }) => ({ title, body, tag, data }))"""


def test_a_browser_is_told_and_a_click_leads_to_the_table(
    browser: Browser, site: Worker, tmp_path: Path
) -> None:
    assert site.process is not None  # the client is built
    settings = {"CABALE_PRIVATE_NOTICES": "1", "CABALE_NOTICE_EVERY": "0.2"}
    server = Worker(f"sqlite:///{tmp_path / 'cabale.db'}", CABALE_NOTICE_GRACE="0", **settings)
    server.start()
    context = browser.new_context(
        base_url=server.url, locale="fr-FR", permissions=["notifications"]
    )
    try:
        with Receiver() as service:
            device = Device(service, "/ada")
            context.add_init_script(SERVICE % json.dumps(device.subscription))
            page = context.new_page()
            page.set_default_timeout(20_000)
            page.goto("/")
            page.request.post("/api/me", data={"name": "Ada"})
            page.evaluate("localStorage['cabale.prefs'] = JSON.stringify({reveal: false})")
            ready(page)
            page.goto("/#/account")
            page.reload()
            page.locator("[data-push]").check()
            expect(page.locator("[data-push]")).to_be_checked()
            # The key is the server's own, a point of P-256 as browsers want it.
            key = page.request.get("/api/me/notices").json()["push_key"]
            (asked,) = page.evaluate("window.asked")
            assert asked == {"userVisibleOnly": True, "applicationServerKey": key}
            assert base64.urlsafe_b64decode(key + "=")[:1] == b"\x04"
            page.reload()
            expect(page.locator("[data-push]")).to_be_checked()

            bob = beside(newcomer(server.url, "Bob"))
            clock = {"mode": "days"}
            body = {"game": "abyss", "seats": 2, "clock": clock}
            table = page.request.post("/api/tables", data=body).json()
            beside(bob.post(f"/api/tables/{table['id']}/sit"))
            page.request.post(f"/api/tables/{table['id']}/start", data={})
            if not page.request.get(f"/api/tables/{table['id']}").json()["asked"]:
                beside(answers(bob, table["id"]))
            (letter,) = service.wait()
            message = device.read(letter)
            assert message["title"] == "Cabale\u00a0: c’est à vous"
            deliver(page, message)
            told = page.wait_for_function(f"async () => (await ({NOTIFIED})()).length")
            assert told.json_value() == 1
            (shown,) = page.evaluate(NOTIFIED)
            assert shown == {
                "title": message["title"],
                "body": message["body"],
                "tag": table["id"],
                "data": f"/t/{table['code']}",
            }
            worker = context.service_workers[0]
            worker.evaluate(CLICK)
            page.wait_for_url(f"**/t/{table['code']}")
            assert page.evaluate(NOTIFIED) == []

            page.goto("/#/account")
            page.reload()
            page.locator("[data-push]").uncheck()
            expect(page.locator("[data-push]")).not_to_be_checked()
            assert page.request.get("/api/me/notices").json()["devices"] == 0
        assert server.complaints() == []
    finally:
        context.close()
        server.stop()


CLICK = """async () => {
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
}"""
