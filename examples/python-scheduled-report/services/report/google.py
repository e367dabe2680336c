# #region client
import os
from typing import Any

from google.auth.transport.requests import AuthorizedSession
from google.oauth2.service_account import Credentials

DRIVE = os.environ.get("DRIVE_URL", "https://www.googleapis.com")
SHEETS = os.environ.get("SHEETS_URL", "https://sheets.googleapis.com")


class GoogleError(Exception):
    pass


class Google:
    def __init__(self, key: dict[str, Any]):
        scopes = ["https://www.googleapis.com/auth/drive"]
        credentials = Credentials.from_service_account_info(key, scopes=scopes)
        self.session = AuthorizedSession(credentials)

    def call(self, method: str, url: str, params: dict[str, str], body: Any) -> dict[str, Any]:
        response = self.session.request(method, url, params=params, json=body, timeout=20)
        if not response.ok:
            raise GoogleError(f"{method} {url}: {response.status_code} {response.text}")
        return response.json()
# #endregion

    # #region create
    def create_spreadsheet(self, name: str, folder: str) -> dict[str, Any]:
        params = {"supportsAllDrives": "true", "fields": "id,webViewLink"}
        mime_type = "application/vnd.google-apps.spreadsheet"
        body = {"name": name, "mimeType": mime_type, "parents": [folder]}
        return self.call("POST", f"{DRIVE}/drive/v3/files", params, body)
    # #endregion

    # #region write
    def write(self, file: str, rows: list[list[Any]]) -> None:
        last_column = chr(ord("A") + len(rows[0]) - 1)
        url = f"{SHEETS}/v4/spreadsheets/{file}/values/A1:{last_column}{len(rows)}"
        self.call("PUT", url, {"valueInputOption": "RAW"}, {"values": rows})
    # #endregion

    # #region share
    def share(self, file: str, reader: str) -> None:
        url = f"{DRIVE}/drive/v3/files/{file}/permissions"
        body = {"type": "user", "role": "reader", "emailAddress": reader}
        self.call("POST", url, {"supportsAllDrives": "true"}, body)
    # #endregion
