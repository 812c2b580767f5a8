"""HTTP: the application, its routes, the built pages, cookies and origins."""
